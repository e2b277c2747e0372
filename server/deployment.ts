import { type Config, ConfigError } from './config'
import { playsProviders, playsSocialApps, publicSettings } from './config-rules'

/**
 * Checks that a server without the demo can do what customers need of it.
 * @throws ConfigError naming the first setting that is missing
 */
export function checkDeployment({ demo, smsUrl, publicUrl }: Config): void {
  if (demo) return
  if (!smsUrl) throw new ConfigError('SMS_URL must be set with DEMO=off: verification codes would reach nobody.')
  if (!publicUrl)
    throw new ConfigError(
      'PUBLIC_URL must be set with DEMO=off: shared links and payment providers need the address by which the server is reached.',
    )
}

/** Warnings to the operator of a public server, one sentence a line. */
export function warnings(config: Config): string[] {
  const names = publicSettings(config)
  if (names.length === 0) return []
  const list = names.join(' and ')
  const lines: string[] = []
  if (config.demo)
    lines.push(
      `Warning: DEMO=on with ${list} is not for real customers: its accounts’ passwords are public${config.smsUrl ? '' : ', and verification codes are shown to anyone'}.`,
    )
  if (playsProviders(config))
    lines.push('Warning: payments are played by the sandbox, so that orders are paid for without money.')
  if (playsSocialApps(config))
    lines.push(
      'Warning: logins by WeChat and Alipay are played by the sandbox, so that anyone logs in as any of its people.',
    )
  return lines
}

/** Warnings to the operator of a server without the demo about what customers will miss, one sentence a line. */
export function gaps(config: Config): string[] {
  const { demo, wechatPayFile, alipayFile, servicePhone } = config
  if (demo) return []
  const lines: string[] = []
  if (!wechatPayFile && !alipayFile && !playsProviders(config))
    lines.push('Warning: no payment provider is set (WECHAT_PAY_FILE, ALIPAY_FILE): only balances can pay for orders.')
  if (!servicePhone)
    lines.push('Warning: SERVICE_PHONE is not set: customers and merchants find no number to call under Contact us.')
  return lines
}
