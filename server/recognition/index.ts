import type { Config } from '../config'
import type { IdRecognition } from './recognition'
import { sandboxRecognition } from './sandbox'

/** The service that reads identity cards: the demo's own; undefined without the demo, where people type what the card says. */
export const idRecognition = ({ demo }: Pick<Config, 'demo'>): IdRecognition | undefined =>
  demo ? sandboxRecognition : undefined
