import qrcode from 'qrcode-generator'

/** Draws a QR code of the current URL, which can be read with a quarter of it covered, as by the logo in its middle. */
export function drawCode(box: Element): void {
  const code = qrcode(0, 'Q')
  code.addData(window.location.href)
  code.make()
  box.innerHTML = code.createSvgTag({ scalable: true, margin: 0 })
}
