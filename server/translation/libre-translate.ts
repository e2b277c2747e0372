import * as z from 'zod/mini'
import { complete, postJson } from './post'
import type { TranslationTask, Translator } from './provider'
import type { LibreTranslateSettings } from './settings'

const Answer = z.object({ translatedText: z.array(z.string()) })

/** LibreTranslate, a translation server that a deployment can host itself. */
export class LibreTranslate implements Translator {
  constructor(private readonly settings: LibreTranslateSettings) {}

  async translate({ texts, from, to }: TranslationTask): Promise<readonly string[]> {
    const { url, apiKey, chinese } = this.settings
    const names = { en: 'en', zh: chinese }
    const asked = { q: texts, source: names[from], target: names[to], format: 'text' }
    const body = JSON.stringify({ ...asked, ...(apiKey !== undefined && { api_key: apiKey }) })
    const answer = Answer.safeParse(await postJson(`${url.replace(/\/$/, '')}/translate`, body))
    return complete(texts, answer.data?.translatedText)
  }
}
