import { renderSVG } from 'uqr'

/** Draws a QR code of the current URL, which can be read with a quarter of it covered, as by the logo in its middle. */
export function drawCode(box: Element): void {
  box.innerHTML = renderSVG(window.location.href, { ecc: 'Q', border: 0 })
}
