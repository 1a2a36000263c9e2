// What fails because the page is being left has not failed: the browser cuts every call on its way, and the session must not end by it (specification 2.1, 4).

let isLeft = false;
addEventListener('pagehide', () => {
  isLeft = true;
});
addEventListener('pageshow', () => {
  isLeft = false;
});

/** At once on a page that stays; on one that is being left not before it is shown again, which is mostly never. */
export async function untilStays(): Promise<void> {
  if (!isLeft) return;
  await new Promise((shown) => addEventListener('pageshow', shown, { once: true }));
}
