import { idCheckCharacter } from '@contract/rules/identity'
import type { RecognizedId } from '@contract/entities/application'

const person = (name: string, first17: string, gender: 'male' | 'female') => ({
  name,
  idNumber: first17 + idCheckCharacter(first17),
  gender,
  birthDate: `${first17.slice(6, 10)}-${first17.slice(10, 12)}-${first17.slice(12, 14)}`,
})

/** The people of the demo's identity cards; none of them exists. */
export const demoPeople = [
  person('陈立安', '44030519900101101', 'male'),
  person('林晓梅', '44030519950612202', 'female'),
  person('王建国', '44010619881123305', 'male'),
  person('赵雨晴', '31010419970308408', 'female'),
] as const satisfies readonly RecognizedId[]

/** The strip at the foot of a card that says whose it is: a mark, the person's place, and its complement. */
const mark = [1, 0, 1, 1, 0, 0, 1, 0]
const bitsOf = (place: number): number[] => [3, 2, 1, 0].map((bit) => (place >> bit) & 1)
/** The squares of the strip from left to right, 1 for black. */
export const stripOf = (place: number): number[] => {
  const bits = bitsOf(place)
  return [...mark, ...bits, ...bits.map((bit) => 1 - bit)]
}
/** Number of squares in a strip. */
export const stripSquares = stripOf(0).length

const [width, height, foot] = [856, 540, 40]

/** The front of a demo identity card as SVG; undefined for a place without a person. */
export function demoCard(place: number): string | undefined {
  const holder = demoPeople[place]
  if (!holder) return undefined
  const side = width / stripSquares
  const squares = stripOf(place).map((bit, index) => {
    const colour = bit === 1 ? '#000' : '#fff'
    return `<rect x="${index * side}" y="${height - foot}" width="${side}" height="${foot}" fill="${colour}"/>`
  })
  const line = (y: number, text: string) => `<text x="60" y="${y}" font-size="36" fill="#222">${text}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#e6eef7"/>
    <rect x="600" y="80" width="190" height="240" rx="16" fill="#c9dbee"/>
    <circle cx="695" cy="165" r="48" fill="#8fb0d3"/><path d="M620 320a75 90 0 0 1 150 0z" fill="#8fb0d3"/>
    ${line(120, `姓名 ${holder.name}`)}${line(200, holder.birthDate)}${line(400, holder.idNumber)}
    <text x="60" y="460" font-size="28" fill="#a33">DEMO 演示</text>${squares.join('')}</svg>`
}
