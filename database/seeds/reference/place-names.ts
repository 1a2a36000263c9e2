// English names of provinces, cities and counties: as atlases write them, without the word for the kind where it says nothing.
import { spell } from './pinyin.ts';

/** What pinyin does not give: names of other languages, and the two provinces that differ by tone alone. */
const ownNames: Readonly<Record<string, string>> = {
  内蒙古自治区: 'Inner Mongolia',
  西藏自治区: 'Tibet',
  新疆维吾尔自治区: 'Xinjiang',
  广西壮族自治区: 'Guangxi',
  宁夏回族自治区: 'Ningxia',
  陕西省: 'Shaanxi',
  香港特别行政区: 'Hong Kong',
  澳门特别行政区: 'Macao',
  呼和浩特市: 'Hohhot',
  乌鲁木齐市: 'Ürümqi',
  拉萨市: 'Lhasa',
  哈尔滨市: 'Harbin',
  齐齐哈尔市: 'Qiqihar',
  鄂尔多斯市: 'Ordos',
  呼伦贝尔市: 'Hulunbuir',
  巴彦淖尔市: 'Bayannur',
  乌兰察布市: 'Ulanqab',
  锡林郭勒盟: 'Xilingol League',
  阿拉善盟: 'Alxa League',
  日喀则市: 'Shigatse',
  喀什地区: 'Kashgar Prefecture',
  克拉玛依市: 'Karamay',
  吐鲁番市: 'Turpan',
  伊犁哈萨克自治州: 'Ili Prefecture',
  市辖区: 'Urban districts',
};

/** The longest first, so that 自治州 is not read as 州. */
const kinds: readonly (readonly [string, string])[] = [
  ['自治州', ' Prefecture'],
  ['自治县', ' County'],
  ['自治旗', ' Banner'],
  ['地区', ' Prefecture'],
  ['林区', ' Forestry District'],
  ['矿区', ' Mining District'],
  ['经济技术开发区', ' Development Zone'],
  ['新区', ' New District'],
  ['省', ''],
  ['市', ''],
  ['盟', ' League'],
  ['旗', ' Banner'],
  ['区', ' District'],
  ['县', ' County'],
];

const peoples =
  /(?:各族|朝鲜族|土家族|蒙古族|蒙古|哈萨克|柯尔克孜|塔吉克|锡伯|达斡尔族?|鄂温克族?|鄂伦春|布依族|哈尼族|景颇族|傈僳族|拉祜族|佤族|布朗族|纳西族|普米族|独龙族|怒族|仡佬族|仫佬族|毛南族|撒拉族|东乡族|保安族|裕固族|畲族|满族|黎族|水族|瑶族|侗族|苗族|壮族|傣族|白族|回族|彝族|羌族|藏族|土族|回)+$/;

export function englishPlace(name: string): string {
  const own = ownNames[name];
  if (own !== undefined) return own;
  // 湖北省-自治区直辖县级行政区划: what the province administers without a city between.
  if (name.includes('直辖')) return `${englishPlace(name.split('-')[0] ?? '')}, direct counties`;
  const [ending, kind] = kinds.find(([one]) => name.endsWith(one) && name.length > one.length + 1) ?? ['', ''];
  const stem = name.slice(0, name.length - ending.length);
  return `${capital(latin((ending.startsWith('自治') && stem.replace(peoples, '')) || stem))}${kind}`;
}

/** Syllables run together, with an apostrophe where the next one begins with a vowel: Xi'an. */
function latin(text: string): string {
  return spell(text)
    .syllables.map((syllable, at) => (at > 0 && /^[aeo]/.test(syllable) ? `'${syllable}` : syllable))
    .join('')
    .replaceAll(/(?<=[ln])v/g, 'ü');
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
