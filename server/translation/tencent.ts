import * as z from 'zod/mini'
import type { Clock } from '../clock'
import { complete, postJson } from './post'
import type { TranslationTask, Translator } from './provider'
import type { TencentSettings } from './settings'
import { authorizationOf } from './tencent-signature'

const [action, version] = ['TextTranslateBatch', '2018-03-21']

const Answer = z.object({
  Response: z.object({
    TargetTextList: z.optional(z.array(z.string())),
    Error: z.optional(z.object({ Code: z.string() })),
  }),
})

/** Tencent Cloud's machine translation, called by its API 3.0 with signature v3. */
export class TencentTranslator implements Translator {
  constructor(
    private readonly settings: TencentSettings,
    private readonly clock: Clock,
  ) {}

  async translate({ texts, from, to }: TranslationTask): Promise<readonly string[]> {
    const { api, region, secretId, secretKey } = this.settings
    const body = JSON.stringify({ Source: from, Target: to, ProjectId: 0, SourceTextList: texts })
    const timestamp = Math.floor(this.clock.now().getTime() / 1000)
    const { host } = new URL(api)
    const signed = { service: 'tmt', host, action, body, timestamp }
    const answer = Answer.safeParse(
      await postJson(`${new URL(api).origin}/`, body, {
        authorization: authorizationOf(signed, { secretId, secretKey }),
        'x-tc-action': action,
        'x-tc-version': version,
        'x-tc-region': region,
        'x-tc-timestamp': String(timestamp),
      }),
    )
    const code = answer.data?.Response.Error?.Code
    if (code !== undefined) throw new Error(`Tencent translated nothing (${code})`)
    return complete(texts, answer.data?.Response.TargetTextList)
  }
}
