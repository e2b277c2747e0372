import { type Config, type Read, type Setting, settings } from './config-settings'

// Rules between settings, and values that follow from several settings.

/** Whether the server simulates the payment providers that are not configured; beside a real one only on request. */
export const playsProviders = ({ demo, paymentSandbox, wechatPayFile, alipayFile }: Config): boolean =>
  paymentSandbox === 'demo' ? demo && !wechatPayFile && !alipayFile : paymentSandbox === 'on'

/**
 * Whether the server simulates the social apps: in the demo alone, with the payment providers, while no app is configured. It lets
 * anyone be anyone of its people, so no setting asks for it elsewhere.
 */
export const playsSocialApps = (config: Config): boolean =>
  config.demo && playsProviders(config) && !config.socialLoginFile

/** Whether the server simulates the payout provider. */
export const playsPayouts = ({ demo, payoutSandbox }: Config): boolean =>
  payoutSandbox === 'demo' ? demo : payoutSandbox === 'on'

const isLoopback = (host: string): boolean => /^(localhost|\[?::1\]?|127(\.\d{1,3}){3})$/i.test(host)

/** The settings by which a server may serve others than the person who started it. */
export const publicSettings = (config: Read | Config): string[] => {
  const { databaseUrl, host, publicUrl, smsUrl, wechatPayFile, alipayFile, socialLoginFile } = config
  const found: [Setting<unknown>, boolean][] = [
    [settings.databaseUrl, databaseUrl !== undefined],
    [settings.host, !isLoopback(host)],
    [settings.publicUrl, publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname)],
    [settings.smsUrl, smsUrl !== undefined],
    [settings.wechatPayFile, wechatPayFile !== ''],
    [settings.alipayFile, alipayFile !== ''],
    [settings.socialLoginFile, socialLoginFile !== ''],
  ]
  return found.flatMap(([{ name }, isSet]) => (isSet ? [name] : []))
}

/** Half a storage is a mistake: pictures would go to the disk of one server. */
function storageProblem(config: Read): string | undefined {
  const needed = [settings.s3Bucket, settings.s3AccessKeyId, settings.s3SecretAccessKey]
  const values = [config.s3Bucket, config.s3AccessKeyId, config.s3SecretAccessKey]
  const missing = needed.filter((_, index) => !values[index]).map(({ name }) => name)
  const isWanted = Boolean(config.s3Endpoint) || missing.length < needed.length
  if (!isWanted || missing.length === 0) return undefined
  return `The S3 storage is set up in part: ${missing.join(' and ')} must be set too.`
}

/** Unsaid is refused where strangers could use the demo. */
function demoProblem(config: Read): string | undefined {
  const names = publicSettings(config)
  if (config.demo !== undefined || names.length === 0) return undefined
  const list = names.join(' and ')
  return `DEMO must be set to on or off with ${list}: the demo shows verification codes to anyone and takes payments without money.`
}

/** Servers of one database that each made a key could not read each other's data. */
const keyProblem = ({ databaseUrl, dataKey }: Read): string | undefined =>
  databaseUrl && !dataKey
    ? 'DATA_KEY must be set with DATABASE_URL, so that all servers seal with one key; where a server made its own, data.key in DATA_DIR holds it.'
    : undefined

/** A pooler in transaction mode carries no LISTEN, nor what migrations set for a session. */
function poolerProblem({ databasePooler, databaseUrl, databaseDirectUrl }: Read): string | undefined {
  if (databasePooler === 'none' || (databaseUrl && databaseDirectUrl)) return undefined
  return 'DATABASE_POOLER=transaction needs DATABASE_URL, the pooler’s address, and DATABASE_DIRECT_URL, the database’s own.'
}

/** Orders would wait for a courier that nobody asks. */
function courierProblem({ delivery, demo, courierFile, courierSandbox }: Read): string | undefined {
  if (delivery !== 'courier' || courierFile || courierSandbox === 'on') return undefined
  if (courierSandbox === 'demo' && demo !== false) return undefined
  return 'DELIVERY=courier needs COURIER_FILE, the account at the courier.'
}

/** The sentence of the first rule that the settings break. */
export const problemOf = (config: Read): string | undefined =>
  storageProblem(config) ?? demoProblem(config) ?? keyProblem(config) ?? poolerProblem(config) ?? courierProblem(config)

/** Whether the server simulates the carriers. */
export const playsTracking = ({ demo, trackingSandbox, trackingFile }: Config): boolean =>
  !trackingFile && (trackingSandbox === 'demo' ? demo : trackingSandbox === 'on')

/** Whether the server simulates an outside courier. */
export const playsCourier = ({ demo, courierSandbox, courierFile }: Config): boolean =>
  !courierFile && (courierSandbox === 'demo' ? demo : courierSandbox === 'on')

/** Whether the server simulates the provider of call numbers. */
export const playsNumbers = ({ demo, callNumbersSandbox, callNumbersFile }: Config): boolean =>
  !callNumbersFile && (callNumbersSandbox === 'demo' ? demo : callNumbersSandbox === 'on')

/** Whether the server simulates the provider of messages outside the app. */
export const playsNotifications = ({ demo, notificationsSandbox, notificationsFile }: Config): boolean =>
  !notificationsFile && (notificationsSandbox === 'demo' ? demo : notificationsSandbox === 'on')
