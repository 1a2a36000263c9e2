// Errors of the administration console (specification 3, 5, 6; R5.2, R8.4).
import { defineErrors } from '../core/index.ts';

export const administrationErrors = defineErrors('administration', {
  organizationNotFound: { status: 404, zh: '组织不存在', en: 'There is no such organization' },
  roleNotFound: { status: 404, zh: '角色不存在', en: 'There is no such role' },
  userNotFound: { status: 404, zh: '用户不存在', en: 'There is no such user' },
  menuNotFound: { status: 404, zh: '菜单不存在', en: 'There is no such menu' },
  changedMeanwhile: {
    status: 409,
    zh: '该记录刚被他人修改，请刷新后重试',
    en: 'Someone else has just changed this record; refresh and try again',
  },
  codeTaken: { status: 409, zh: '编码 {code} 已被使用', en: 'The code {code} is already in use' },
  loginTaken: { status: 409, zh: '登录名 {login} 已被使用', en: 'The login name {login} is already in use' },
  chatUserTaken: {
    status: 409,
    zh: '企业微信账号 {chatUserId} 已属于另一位用户',
    en: 'The chat id {chatUserId} belongs to another user already',
  },
  pathTaken: { status: 409, zh: '路由地址 {path} 已被使用', en: 'The route address {path} is already in use' },
  underItself: {
    status: 400,
    zh: '不能移动到自己或自己的下级',
    en: 'A record cannot be moved under itself or below itself',
  },
  phoneMasked: {
    status: 400,
    zh: '请填写完整的手机号，或保持原样',
    en: 'Write the whole number, or leave it as it was',
  },
  parentUnknown: { status: 400, zh: '上级不存在', en: 'There is no such parent' },
  parentIsButton: { status: 400, zh: '按钮下面不能有下级', en: 'Nothing can stand below a button' },
  leaderUnknown: { status: 400, zh: '负责人不存在', en: 'There is no such leader' },
  organizationUnknown: { status: 400, zh: '所选组织不存在', en: 'The chosen organization does not exist' },
  rolesUnknown: { status: 400, zh: '所选角色不存在', en: 'A chosen role does not exist' },
  menusUnknown: { status: 400, zh: '所选菜单不存在', en: 'A chosen menu does not exist' },
  hasBelow: {
    status: 409,
    zh: '下面还有 {count} 个下级，请确认一并删除',
    en: '{count, record stands|records stand} below it; confirm that they go too',
  },
  organizationInUse: {
    status: 409,
    zh: '该组织及其下级还有 {count} 名用户，请先移走',
    en: '{count, user is|users are} still in this organization or below it; move them first',
  },
  organizationReferred: {
    status: 409,
    zh: '该组织或其下级仍被角色或业务记录引用，不能删除',
    en: 'Roles or business records still refer to this organization or one below it',
  },
  roleInUse: {
    status: 409,
    zh: '该角色还有 {count} 名用户，请先收回',
    en: '{count, user still holds|users still hold} this role; take it from them first',
  },
  roleProtected: {
    status: 409,
    zh: '系统角色 {code} 不能删除，也不能改变它的作用',
    en: 'The system role {code} cannot be deleted or lose its meaning',
  },
  beyondOwnRights: {
    status: 403,
    zh: '不能授予或收回您自己没有的管理权限',
    en: 'You cannot give or take administration rights that you do not hold',
  },
  ownAccount: {
    status: 409,
    zh: '不能停用自己或改变自己的角色',
    en: 'You cannot disable yourself or change your own roles',
  },
  lastAdministrator: {
    status: 409,
    zh: '这是最后一位管理员，至少要保留一位',
    en: 'This is the last administrator; at least one must remain',
  },
  apiNotAllowed: {
    status: 400,
    zh: '外部地址须为 http 或 https 地址，且不含用户名和密码',
    en: 'An outside address must be an http or https address without user name and password',
  },
  iconNotAllowed: {
    status: 400,
    zh: '图标须为图标名，或企业允许的图标站点上的 https 地址',
    en: 'An icon is a name, or an https address at one of the icon hosts of the enterprise',
  },
  organizationsNeeded: {
    status: 400,
    zh: '数据范围为自定义时，请至少选择一个组织',
    en: 'The data range Custom needs at least one organization',
  },
  readOnlyImpossible: {
    status: 400,
    zh: '字段 {field} 不由人手工修改，只能可见或隐藏',
    en: 'Nobody changes the field {field} by hand; it is read or hidden',
  },
  maskImpossible: {
    status: 400,
    zh: '字段 {field} 不能部分显示，只能可见或隐藏',
    en: 'The field {field} cannot be shown in part; it is read or hidden',
  },
  reasonNeeded: {
    status: 400,
    zh: '授予或收回医生级处方数据权限须填写理由',
    en: 'Giving or taking the right to prescription data of a doctor needs a reason',
  },
  regionsUnknown: {
    status: 400,
    zh: '没有编码为 {codes} 的省份或城市',
    en: 'There is no province or city with the code {codes}',
  },
  loginOrPhoneNeeded: {
    status: 400,
    zh: '请填写登录名，或填写手机号由系统生成登录名',
    en: 'Give a sign-in name, or a mobile number and one is made from the name',
  },
  beyondOwnView: {
    status: 403,
    zh: '不能以该用户的身份查看：其权限超出您自己的权限',
    en: 'You cannot see as this user, who holds rights that you do not',
  },
  simulationNotFound: { status: 404, zh: '该查看已结束或不存在', en: 'This view has ended or does not exist' },
});
