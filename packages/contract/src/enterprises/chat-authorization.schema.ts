// Where enterprise chat (WeCom) says who somebody is: its authorization page, which comes back with a code.

/** `returnTo`: full address, which gets `code` and `state`. */
export function chatAuthorizationOf(
  { corpId, agentId }: { readonly corpId: string; readonly agentId: string },
  { returnTo, state }: { readonly returnTo: string; readonly state: string },
): string {
  const query = Object.entries({
    appid: corpId,
    redirect_uri: returnTo,
    response_type: 'code',
    scope: 'snsapi_base',
    agentid: agentId,
    state,
  }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `https://open.weixin.qq.com/connect/oauth2/authorize?${query.join('&')}#wechat_redirect`;
}
