import type { Backdrop } from '../pictures/backdrops'
import type { Piece, PictureKind, Recipe } from '../pictures/recipe'
import type { Tint } from '../pictures/tints'
import { drawnLooks } from './drawn-looks'
import { looks } from './looks'

/** The size of a garnish, the small piece beside the main one. */
const garnishSize = 0.28

const garnishOf = (emoji: string): Piece => ({ emoji, size: 0.24, x: 0.83, y: 0.78, tilt: 10 })

/** Parses `look/tint+garnish`, the last two being optional. */
const parse = (text: string) => {
  const [hero = '', garnish] = text.split('+')
  const [name = '', tint] = hero.split('/')
  const look = drawnLooks[name] ?? looks[name]
  if (!look) throw new Error(`No look is called ${name}`)
  return { look, tint: tint as Tint | undefined, garnish }
}

const piecesOf = (text: string): Piece[] => {
  const { look, tint, garnish } = parse(text)
  const main = look.pieces.filter((piece) => piece.size > garnishSize)
  const kept = garnish ? [...main, garnishOf(garnish)] : look.pieces
  return tint ? kept.map((piece) => (piece.size > garnishSize ? { ...piece, tint } : piece)) : kept
}

/** The backdrops of a look, preferred first. */
export const backdropsOf = (text: string): Backdrop[] => parse(text).look.backdrops

/** The picture of a dish with a look on a backdrop. */
export const dishRecipe = (text: string, backdrop: Backdrop, kind: PictureKind = 'dish'): Recipe => {
  const { plate } = parse(text).look
  return { kind, backdrop, pieces: piecesOf(text), ...(plate ? { plate } : {}) }
}

/** Chooses a backdrop for each of a list of looks so that neighbours differ and at most one in four is dark. */
export const chooseBackdrops = (texts: string[]): Backdrop[] =>
  texts.reduce<Backdrop[]>((chosen, text) => {
    const before = chosen.at(-1)
    const darkIsNear = chosen.slice(-3).includes('night')
    const others = backdropsOf(text).filter((name) => name !== before && !(name === 'night' && darkIsNear))
    return [...chosen, others[0] ?? (before === 'slate' ? 'sky' : 'slate')]
  }, [])
