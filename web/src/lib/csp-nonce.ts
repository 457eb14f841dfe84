/** The nonce with which this page may write styles; undefined where none is asked for. */
export function cspNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return nonce === '' ? undefined : nonce;
}
