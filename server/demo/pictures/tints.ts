/** Maps hues in `from` (degrees, low to high) to around `hue`; `saturation` multiplies theirs. */
interface Shift {
  from: [number, number]
  hue: number
  saturation: number
  /** Shift of colours towards white, 0 to 1. */
  lift?: number
  /** Multiplier of the lightness, applied before the lift. */
  shade?: number
  /** Kept share of the difference between hues; a quarter by default. */
  spread?: number
  /** The saturation from which colours are shifted; 0.3 unless said. */
  least?: number
}

const magentas: [number, number] = [296, 353]
const teas: [number, number] = [8, 50]
const blues: [number, number] = [190, 262]
const greens: [number, number] = [75, 160]

/** Everything in one colour, as cloth is dyed. */
const dyed = (hue: number, saturation: number, shade = 1, lift = 0): Shift => {
  return { from: [0, 360], hue, saturation, shade, lift, spread: 0.04, least: 0.06 }
}

/** Recolourings that vary bowls and cups between stores. `food` applies to reds by default. */
const shifts = {
  food: { from: magentas, hue: 359, saturation: 0.88 },
  blue: { from: magentas, hue: 205, saturation: 0.55 },
  clay: { from: magentas, hue: 24, saturation: 0.7 },
  jade: { from: magentas, hue: 160, saturation: 0.5 },
  matcha: { from: teas, hue: 92, saturation: 0.62 },
  taro: { from: teas, hue: 272, saturation: 0.55 },
  berry: { from: teas, hue: 345, saturation: 0.85 },
  milk: { from: teas, hue: 34, saturation: 0.72 },
  soup: { from: blues, hue: 38, saturation: 0.85, lift: 0.12 },
  cream: { from: greens, hue: 46, saturation: 0.6, lift: 0.55 },
  grilled: { from: blues, hue: 34, saturation: 0.6 },
  petal: { from: magentas, hue: 350, saturation: 0.72, lift: 0.28 },
  'in-white': dyed(220, 0.14, 1, 0.72),
  'in-cream': dyed(42, 0.42, 1, 0.6),
  'in-beige': dyed(34, 0.34, 1, 0.4),
  'in-khaki': dyed(48, 0.28, 0.92, 0.12),
  'in-grey': dyed(222, 0.08, 1, 0.22),
  'in-black': dyed(225, 0.14, 0.46),
  'in-navy': dyed(222, 0.62, 0.6),
  'in-blue': dyed(212, 0.85),
  'in-green': dyed(138, 0.5, 0.86),
  'in-lime': dyed(84, 0.62, 0.95),
  'in-gold': dyed(42, 0.95, 1, 0.12),
  'in-orange': dyed(24, 0.95),
  'in-red': dyed(2, 0.82, 0.92),
  'in-pink': dyed(348, 0.7, 1, 0.4),
  'in-lavender': dyed(262, 0.6, 1, 0.3),
  'in-brown': dyed(22, 0.5, 0.68),
} satisfies Record<string, Shift>

export type Tint = keyof typeof shifts

/** Emoji whose pinks are not recoloured. */
const pinks =
  /brain|blossom|shaved|soft-ice|cupcake|dango|shortcake|shopping-bags|hotel|doughnut|candy|lollipop|lotus|peach/

interface Hsl {
  hue: number
  saturation: number
  lightness: number
}

const toHsl = (hex: string): Hsl => {
  const [r, g, b] = [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255) as [number, number, number]
  const top = Math.max(r, g, b)
  const range = top - Math.min(r, g, b)
  const lightness = top - range / 2
  if (range === 0) return { hue: 0, saturation: 0, lightness }
  const turn = top === r ? (g - b) / range + 6 : top === g ? (b - r) / range + 2 : (r - g) / range + 4
  return { hue: (turn % 6) * 60, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness }
}

const toHex = ({ hue, saturation, lightness }: Hsl) => {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

const shiftColour = (colour: string, shift: Shift) => {
  const { from, hue, saturation, lift = 0, shade = 1, spread = 0.25, least = 0.3 } = shift
  const digits = colour.slice(1)
  const hsl = toHsl(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits)
  if (hsl.hue < from[0] || hsl.hue > from[1] || hsl.saturation < least) return colour
  const near = (hue + (hsl.hue - (from[0] + from[1]) / 2 - 10) * spread + 360) % 360
  return toHex({
    hue: near,
    saturation: Math.min(1, hsl.saturation * saturation),
    lightness: hsl.lightness * shade + (1 - hsl.lightness * shade) * lift,
  })
}

/**
 * An emoji's body recoloured by a tint. By default magentas become reds, since the set draws tomatoes, chillies and
 * bowls in magenta.
 */
export const recolour = (emoji: string, body: string, tint?: Tint) => {
  if (!tint && pinks.test(emoji)) return body
  const shift = shifts[tint ?? 'food']
  return body.replace(/#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b/g, (colour) => shiftColour(colour, shift))
}
