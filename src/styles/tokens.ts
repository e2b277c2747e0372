/** Colours for use in code, such as icon strokes; keep in sync with `tokens.scss`. */
export const colours = {
  brand: '#b5121b',
  gold: '#e8c27a',
  'gold-ink': '#5b3a12',
  ink: '#1c1b1f',
  'ink-2': '#4a4a52',
  'ink-3': '#6b6b76',
  white: '#ffffff',
  line: '#ededf0',
  'line-strong': '#d9d9de',
  good: '#1b7f3b',
  warn: '#9a5200',
  bad: '#b3261e',
  info: '#1a5fc4',
} as const

export type Colour = keyof typeof colours
