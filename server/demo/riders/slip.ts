import { randomInt } from 'node:crypto'
import sharp from 'sharp'

const [width, height] = [480, 640]
/** Lines of goods on the slip. */
const LINES = 9

const bar = (x: number, y: number, long: number, tall: number, colour: string): string =>
  `<rect x="${x}" y="${y}" width="${long}" height="${tall}" rx="${tall / 2}" fill="${colour}"/>`

/** One line of goods: its name at the left and its amount at the right. */
function line(y: number): string {
  const [name, amount] = [randomInt(70, 170), randomInt(30, 60)]
  return bar(130, y, name, 10, '#8B8B94') + bar(350 - amount, y, amount, 10, '#5C5C66')
}

/** The photo of a till slip on a table, with lines by chance, so that no other photo equals it. */
export function drawSlip(): Promise<Buffer> {
  const tilt = randomInt(-60, 60) / 10
  const lines = Array.from({ length: LINES }, (_, index) => line(220 + index * 28)).join('')
  const teeth = Array.from({ length: 14 }, (_, index) => `L${370 - index * 20} 560 L${360 - index * 20} 548`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="#D9C7AE"/><rect y="430" width="${width}" height="210" fill="#CDB89B"/>
<g transform="rotate(${tilt} 240 320)"><path d="M108 96H380V560H108z" fill="#000" opacity=".12"/>
<path d="M100 84H380V548 ${teeth.join(' ')} L100 548z" transform="translate(0 4)" fill="#fff"/>
${bar(180, 120, 120, 18, '#3A3A42')}${bar(150, 156, 180, 10, '#B4B4BC')}${bar(130, 192, 220, 2, '#C9C9D1')}${lines}
${bar(130, 484, 220, 2, '#C9C9D1')}${bar(130, 504, 70, 16, '#3A3A42')}${bar(270, 504, 80, 16, '#3A3A42')}</g></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
