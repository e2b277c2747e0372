import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { drawings } from './drawings'
import { recolour, type Tint } from './tints'

/** The offset and length of an emoji's body in the file. */
interface Place {
  start: number
  length: number
}

/** The bodies of a picture's emoji by name. */
export type EmojiBodies = Map<string, string>

/** The side of the view box of every emoji in the set. */
const box = 32

/** Microsoft's Fluent Emoji (MIT): a JSON file of 100 MB with one body per line, read by offset instead of loaded. */
const file = require.resolve('@iconify-json/fluent-emoji/icons.json')

let places: Promise<Map<string, Place>> | undefined

/** A copy of a text that does not keep the longer text alive that it was cut from. */
const copied = (text: string) => Buffer.from(text, 'latin1').toString('latin1')

/** Positions of all emoji of the set in its file. */
export const findPlaces = async (): Promise<Map<string, Place>> => {
  const found = new Map<string, Place>()
  let name = ''
  let start = 0
  for await (const line of createInterface({ input: createReadStream(file, 'latin1') })) {
    if (line.startsWith('\t\t"')) name = copied(line.slice(3, line.indexOf('"', 3)))
    if (line.startsWith('\t\t\t"body"')) found.set(name, { start, length: line.length })
    start += line.length + 1
  }
  return found
}

/** The bodies of the emoji `names`: our own drawings, else read from the set. Throws when one is in neither. */
export const readEmoji = async (names: Iterable<string>): Promise<EmojiBodies> => {
  const bodies: EmojiBodies = new Map()
  const others = new Set<string>()
  for (const name of names) {
    const drawing = drawings[name]
    if (drawing === undefined) others.add(name)
    else bodies.set(name, drawing)
  }
  if (others.size > 0) await readFromSet(others, bodies)
  return bodies
}

async function readFromSet(names: ReadonlySet<string>, bodies: EmojiBodies): Promise<void> {
  places ??= findPlaces()
  const known = await places
  const handle = await open(file)
  try {
    for (const name of names) {
      const place = known.get(name)
      if (!place) throw new Error(`No emoji is called ${name}`)
      const { buffer } = await handle.read(Buffer.alloc(place.length), 0, place.length, place.start)
      const fields = JSON.parse(`{${buffer.toString('utf8').trim().replace(/,$/, '')}}`) as { body: string }
      bodies.set(name, fields.body)
    }
  } finally {
    await handle.close()
  }
}

/** Makes the ids within a body unique, since several bodies share one SVG. */
const withOwnIds = (body: string, prefix: string) =>
  body
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`)

/** The emoji as an `<svg>` element of the given size at the origin. */
export const drawEmoji = (bodies: EmojiBodies, name: string, size: number, prefix: string, tint?: Tint) => {
  const body = bodies.get(name)
  if (body === undefined) throw new Error(`The emoji ${name} was not read`)
  const drawn = withOwnIds(recolour(name, body, tint), prefix)
  return `<svg width="${size}" height="${size}" viewBox="0 0 ${box} ${box}">${drawn}</svg>`
}
