import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { SocialProvider } from '@contract/calls/social'
import type { Context } from '../../context'
import { originOf, languageOf } from '../../http/caller'
import { Failure } from '../../http/failure'
import { callbackPath } from '../callback'
import { sandboxWechat } from './apps'
import { personOf, sandboxCode } from './code'
import { consentPage } from './page'

const Wanted = z.object({
  redirect_uri: z.string(),
  state: z.string().check(z.regex(/^[\w.-]{1,200}$/)),
  /** The one that the app is shown in; a real app knows its own. */
  language: z.optional(z.enum(['en', 'zh'])),
  person: z.optional(z.string().check(z.regex(/^[a-z]{1,20}$/))),
})

/** Parameters of the consent page. @throws Failure for an address that is not this server's callback. */
function wantedOf({ config }: Context, provider: SocialProvider, request: FastifyRequest) {
  const { success, data } = Wanted.safeParse(request.query)
  const own = [config.publicUrl?.replace(/\/$/, ''), originOf(request)].map((origin) => origin + callbackPath(provider))
  if (!success || !own.includes(data.redirect_uri)) throw new Failure('invalidRequest', { fields: ['redirect_uri'] })
  return data
}

/** The names under which the apps hand over a code. */
const codeNames = { wechat: 'code', alipay: 'auth_code' } as const

/** Path of each app's consent page. */
const pages = { wechat: '/connect/qrconnect', alipay: '/oauth2/publicAppAuthorize.htm' } as const

/** WeChat's answer to the exchange of a code. */
function wechatAnswer(context: Context, query: unknown, app: { appId: string; appSecret: string }, codeName: string) {
  const fields = query as Record<string, string | undefined>
  if (fields.appid !== app.appId || fields.secret !== app.appSecret)
    return { errcode: 40125, errmsg: 'invalid appsecret' }
  const person = personOf(context, 'wechat', fields[codeName] ?? '')
  return person ? { openid: `${app.appId}-${person}`, unionid: person } : { errcode: 40029, errmsg: 'invalid code' }
}

/** Simulates the social apps: the consent page, and WeChat's exchange of codes; Alipay's is at its gateway. */
export function registerSandboxSocial(app: FastifyInstance, context: Context): void {
  for (const provider of SocialProvider.options) {
    app.get(`/sandbox/${provider}${pages[provider]}`, async (request, reply) => {
      const { redirect_uri, state, language: shown } = wantedOf(context, provider, request)
      const language = shown ?? languageOf(request, context.config.defaultLanguage)
      const page = consentPage({ provider, language, redirectUri: redirect_uri, state })
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
    })
    app.get(`/sandbox/${provider}/consent`, async (request, reply) => {
      const { redirect_uri, state, person } = wantedOf(context, provider, request)
      const query = new URLSearchParams({ state })
      if (person) query.set(codeNames[provider], sandboxCode(context, provider, person))
      return reply.header('cache-control', 'no-store').redirect(`${redirect_uri}?${query.toString()}`)
    })
  }
  app.get('/sandbox/wechat/sns/jscode2session', ({ query }) =>
    Promise.resolve(wechatAnswer(context, query, sandboxWechat.mini, 'js_code')),
  )
  app.get('/sandbox/wechat/sns/oauth2/access_token', ({ query }) =>
    Promise.resolve(wechatAnswer(context, query, sandboxWechat.web, 'code')),
  )
}
