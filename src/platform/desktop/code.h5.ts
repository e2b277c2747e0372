import qrcode from 'qrcode-generator'

/** Draws a QR code of the current URL. */
export function drawCode(box: Element): void {
  const code = qrcode(0, 'M')
  code.addData(window.location.href)
  code.make()
  box.innerHTML = code.createSvgTag({ scalable: true, margin: 0 })
}
