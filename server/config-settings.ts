import type * as z from 'zod/mini'
import {
  address,
  anything,
  json,
  keys,
  number,
  oneOf,
  onOff,
  onOffOrUnsaid,
  origins,
  path,
  proxies,
  secret,
  type Setting,
  setting,
  text,
  tiles,
  timeZone,
} from './config-readers'

import { chatSettings } from './config-chat'
import { deliverySettings } from './config-deliveries'
import { clientSettings } from './config-client'
import { lateSettings } from './config-late'
import { mallSettings } from './config-mall'
import { ErrandTerms } from './config-errands'
import { settlementSettings } from './config-settlement'
import { fraudSettings } from './config-fraud'
import { invitationSettings } from './config-invitations'
import { staffSettings } from './config-staff'
import { translationSettings } from './config-translation'

export type { Setting }

/** Every setting, in the order of the table in docs/settings.md. */
export const settings = {
  port: setting('PORT', '8080', 'Port of the API and the web client; 0 for any free port.', number(0, 65535, true)),
  host: setting(
    'HOST',
    '127.0.0.1',
    'Address to listen on; 0.0.0.0 accepts connections from other machines.',
    text('an address or a host name', /^[\w.:-]+$/),
  ),
  dataDir: setting('DATA_DIR', '.data', 'Folder of the embedded PostgreSQL and of uploaded files.', path),
  databaseUrl: secret(
    'DATABASE_URL',
    'PostgreSQL to use instead of the embedded one.',
    address('an address such as postgres://user:password@host:5432/name', 'postgres:', 'postgresql:'),
  ),
  databaseDirectUrl: secret(
    'DATABASE_DIRECT_URL',
    'The same PostgreSQL without the pooler, for migrations and LISTEN; required with DATABASE_POOLER=transaction.',
    address('an address such as postgres://user:password@host:5432/name', 'postgres:', 'postgresql:'),
  ),
  databasePooler: setting(
    'DATABASE_POOLER',
    'none',
    'Pooler in front of the PostgreSQL of DATABASE_URL: none, or transaction for a pooler in transaction mode.',
    oneOf('none', 'transaction'),
  ),
  statementTimeout: setting(
    'STATEMENT_TIMEOUT',
    '30',
    'Seconds after which the database cancels a statement, except in migrations, seeding and hourly jobs; 0 for never.',
    number(0, 3600),
  ),
  demo: setting(
    'DEMO',
    '',
    'Seeds the demo city, plays merchants and riders, and shows verification codes to anyone: on or off. On by default only while the server is reachable from this machine alone; otherwise the setting is required.',
    onOffOrUnsaid,
  ),
  demoSpeed: setting('DEMO_SPEED', '20', 'Divides the times of the autopilot: 1 is real time.', number(0.1, 1000)),
  demoSurprises: setting(
    'DEMO_SURPRISES',
    '0.1',
    'Share of the demo’s orders that are refused, delayed or short of a dish: 0 is none, 1 is all.',
    number(0, 1),
  ),
  demoAutopilot: setting(
    'DEMO_AUTOPILOT',
    'on',
    'Plays the demo’s merchants and riders: on or off. Stores whose merchant accepts orders are left to the merchant.',
    onOff,
  ),
  trustedProxies: setting(
    'TRUSTED_PROXIES',
    '',
    'Proxies whose X-Forwarded headers are trusted: addresses and networks, or loopback, linklocal, uniquelocal; none by default.',
    proxies,
  ),
  corsOrigins: setting(
    'CORS_ORIGINS',
    '',
    'Origins of other sites that may call the API, separated by commas, or *.',
    origins,
  ),
  currencySymbol: setting(
    'CURRENCY_SYMBOL',
    '¥',
    'Symbol before every amount of money.',
    text('one to four characters', /^.{1,4}$/u),
  ),
  defaultLanguage: setting(
    'DEFAULT_LANGUAGE',
    'en',
    'Language of callers that request none: en or zh.',
    oneOf('en', 'zh'),
  ),
  cell: setting(
    'CELL',
    '0',
    'Number of this deployment among several that share their customers, 0 to 99; part of order numbers.',
    number(0, 99, true),
  ),
  timeZone: setting(
    'TIME_ZONE',
    'Asia/Shanghai',
    'Default time zone, by its IANA name; also that of the demo’s stores.',
    timeZone,
  ),
  ...clientSettings,
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    'Lowest level that is logged: trace, debug, info, warn, error, fatal or silent.',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
  ),
  routingUrl: setting(
    'ROUTING_URL',
    '',
    'Server with OSRM’s protocol that calculates the routes of errands; without it the demo’s streets, or else straight lines.',
    address('an address such as https://router.example.com', 'http:', 'https:'),
  ),
  errandTerms: setting(
    'ERRAND_TERMS',
    '{}',
    'Prices and limits of errands, as JSON that overrides parts of the defaults (server/config-errands.ts).',
    json(ErrandTerms),
  ),
  metricsToken: secret('METRICS_TOKEN', 'Bearer token for /metrics; without it /metrics is off.', anything),
  errorReportDsn: setting(
    'ERROR_REPORT_DSN',
    '',
    'DSN of a Sentry-compatible service that receives unexpected errors, without personal data; none by default.',
    text(
      'a DSN such as https://key@errors.example.com/7',
      /^(https?:\/\/[\w-]+(:[\w-]*)?@[\w.:[\]-]+(\/[\w.-]+)*\/\w+)?$/,
    ),
  ),
  dataKey: secret(
    'DATA_KEY',
    'Key that encrypts personal data; required with DATABASE_URL. Without it a key is generated and kept in DATA_DIR as data.key.',
    text('64 hexadecimal digits', /^([0-9a-f]{64})?$/i),
  ),
  dataKeyOld: secret('DATA_KEY_OLD', 'Earlier keys, separated by commas, while the key is rotated.', keys),
  smsUrl: secret(
    'SMS_URL',
    'Gateway for verification codes: POST {phone, code}. Required without the demo, which shows the codes on the page and in the log.',
    address('an address such as https://sms.example.com/send', 'http:', 'https:'),
  ),
  smsTextsUrl: secret(
    'SMS_TEXTS_URL',
    'Gateway for other text messages, such as to the recipients of errands: POST {phone, template, text}. Without it the demo only records them, and nothing is sent outside the demo.',
    address('an address such as https://sms.example.com/texts', 'http:', 'https:'),
  ),
  smsKey: secret('SMS_KEY', 'Bearer key of both gateways.', anything),
  smsAnHour: setting(
    'SMS_AN_HOUR',
    '1000',
    'Codes that the gateway sends in an hour, over all servers; beyond them codes go only to devices on which the phone’s owner has signed in before.',
    number(1, 1_000_000, true),
  ),
  servicePhone: setting(
    'SERVICE_PHONE',
    '',
    'Phone number of customer service, shown under Contact us.',
    text('a phone number such as +86 755 1234 5678', /^(\+?\d[\d -]{2,22})?$/),
  ),
  serviceEmail: setting(
    'SERVICE_EMAIL',
    '',
    'E-mail address of customer service, shown under Contact us.',
    text('an address such as help@example.com', /^([^\s@]+@[^\s@]+)?$/),
  ),
  filingNumber: setting(
    'FILING_NUMBER',
    '',
    'Filing number of the service (ICP), shown under About.',
    text('a number of up to 40 characters', /^.{0,40}$/u),
  ),
  filingUrl: setting(
    'FILING_URL',
    '',
    'Page of the authority for the filing number.',
    address('an address such as https://beian.miit.gov.cn', 'https:'),
  ),
  webViewHosts: setting(
    'WEB_VIEW_HOSTS',
    '',
    'Hosts, with their subdomains, whose pages the app’s web view opens, separated by commas; the host of FILING_URL is always among them.',
    text('hosts such as example.com, example.org', /^([a-z\d-]+(\.[a-z\d-]+)+(, ?(?=.)|$))*$/i),
  ),
  appVersion: setting(
    'APP_VERSION',
    '1.0.7',
    'Latest version of the native app.',
    text('a version such as 1.0.7', /^\d{1,4}(\.\d{1,4}){0,3}$/),
  ),
  appUrl: setting(
    'APP_URL',
    '',
    'Address of the latest version’s package; without it no update is offered.',
    address('an address such as https://apps.example.com/linli', 'http:', 'https:'),
  ),
  appApkUrl: setting(
    'APP_APK_URL',
    '',
    'Second address of the Android package, for when the first fails.',
    address('an address such as https://apps.example.com/linli.apk', 'http:', 'https:'),
  ),
  paymentSandbox: setting(
    'PAYMENT_SANDBOX',
    'demo',
    'Simulates the payment providers that are not configured, without real money: on, off, or demo for on with the demo while none is configured. Logins by social apps are simulated in the demo alone.',
    oneOf('demo', 'on', 'off'),
  ),
  wechatPayFile: setting(
    'WECHAT_PAY_FILE',
    '',
    'JSON file of a WeChat Pay v3 merchant: appId, appSecret, merchantId, serial, privateKey, apiV3Key, platformKeys.',
    path,
  ),
  alipayFile: setting(
    'ALIPAY_FILE',
    '',
    'JSON file of an Alipay merchant: appId, sellerId, privateKey (PKCS #8), alipayPublicKey.',
    path,
  ),
  socialLoginFile: setting(
    'SOCIAL_LOGIN_FILE',
    '',
    'JSON file of the apps for social login: wechat with mini and web, each an appId and appSecret; alipay with appId, privateKey, alipayPublicKey. Without it social login is off, except in the demo, where it is simulated.',
    path,
  ),
  trackingFile: setting(
    'TRACKING_FILE',
    '',
    'JSON file of the service that tracks parcels: kuaidi100 with key, customer, salt, or kdniao with businessId, appKey. Without it only simulated parcels are tracked.',
    path,
  ),
  trackingSandbox: setting(
    'TRACKING_SANDBOX',
    'demo',
    'Simulates the carriers of parcels where no tracking service is configured: on, off, or demo for on with the demo.',
    oneOf('demo', 'on', 'off'),
  ),
  ...chatSettings,
  ...translationSettings,
  mapTiles: setting(
    'MAP_TILES',
    '',
    'Address of the map tiles on the web, https with {x}, {y} and {z}. Without it the demo draws its city, and other maps are plain.',
    tiles,
  ),
  mapCredit: setting('MAP_CREDIT', '', 'Attribution that the provider of MAP_TILES requires on maps.', anything),
  mapDatum: setting('MAP_DATUM', 'gcj02', 'Datum of MAP_TILES: gcj02 or wgs84.', oneOf('gcj02', 'wgs84')),
  callsPerMinute: setting(
    'CALLS_PER_MINUTE',
    '1200',
    'Calls a minute from one session, or from one network without a session; 0 for no limit.',
    number(0, 1_000_000_000, true),
  ),
  unpaidOrders: setting(
    'UNPAID_ORDERS',
    '5',
    'Orders of one customer that can wait for payment at the same time.',
    number(1, 1_000_000, true),
  ),
  unpaidStock: setting(
    'UNPAID_STOCK',
    '20',
    'Percent of an item’s stock that the unpaid orders of one customer can hold; at least 20 pieces of each item.',
    number(1, 100, true),
  ),
  presaleCompensation: setting(
    'PRESALE_COMPENSATION',
    '100',
    'Percent of a presale’s deposit that the shop pays in addition to its refund when it fails to ship: 100 doubles it.',
    number(0, 1000, true),
  ),
  ...deliverySettings,
  ...lateSettings,
  ...mallSettings,
  ...invitationSettings,
  ...fraudSettings,
  ...settlementSettings,
  ...staffSettings,
  payoutSandbox: setting(
    'PAYOUT_SANDBOX',
    'demo',
    'Simulates the provider that pays withdrawals out, without real money: on, off, or demo for on with the demo. Without it an operator pays them and records it by npm run withdrawals.',
    oneOf('demo', 'on', 'off'),
  ),
  withdrawMinimum: setting(
    'WITHDRAW_MINIMUM',
    '1000',
    'Minimum withdrawal, in the smallest unit of money: 1000 is 10.00.',
    number(100, 1_000_000_00, true),
  ),
  withdrawFeePercent: setting(
    'WITHDRAW_FEE_PERCENT',
    '0.6',
    'Fee of a withdrawal in percent of its amount, with up to two decimals; rounded up to the smallest unit.',
    number(0, 50),
  ),
  withdrawTimesADay: setting(
    'WITHDRAW_TIMES_A_DAY',
    '3',
    'Withdrawals that one customer can request in a day; rejected ones are not counted.',
    number(1, 1000, true),
  ),
  withdrawReviewDays: setting(
    'WITHDRAW_REVIEW_DAYS',
    '1',
    'Working days within which the review of a withdrawal is promised.',
    number(1, 30, true),
  ),
  publicUrl: setting(
    'PUBLIC_URL',
    '',
    'Address at which clients and payment providers reach the server; required without the demo. Otherwise http://HOST:PORT.',
    address('an address such as https://example.com', 'http:', 'https:'),
  ),
  reviewWorkingDays: setting(
    'REVIEW_WORKING_DAYS',
    '1',
    'Working days within which a decision on an application is promised.',
    number(1, 60, true),
  ),
  privateMediaDays: setting(
    'PRIVATE_MEDIA_DAYS',
    '30',
    'Days after a decision for which an application’s personal fields and its photos of identity cards, bank cards and licences are kept.',
    number(0, 3650),
  ),
  s3Bucket: setting(
    'S3_BUCKET',
    '',
    'Bucket of an S3-compatible storage for uploaded files, shared by any number of servers.',
    text('the name of a bucket', /^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])?$/),
  ),
  s3Endpoint: setting(
    'S3_ENDPOINT',
    '',
    'Address of that storage, without the bucket; by default Amazon’s for S3_REGION.',
    address('an address such as https://s3.example.com', 'http:', 'https:'),
  ),
  s3Region: setting(
    'S3_REGION',
    'us-east-1',
    'Region of the bucket.',
    text('a region such as us-east-1', /^[a-z0-9-]+$/i),
  ),
  s3AccessKeyId: secret(
    'S3_ACCESS_KEY_ID',
    'Access key that can read, write and remove the bucket’s objects.',
    anything,
  ),
  s3SecretAccessKey: secret('S3_SECRET_ACCESS_KEY', 'Secret of that key.', anything),
  s3ForcePathStyle: setting(
    'S3_FORCE_PATH_STYLE',
    'off',
    'Names the bucket in the path instead of the host, as MinIO and Ceph usually require: on or off.',
    onOff,
  ),
}

/** The settings as they are read, before the rules between them. */
export type Read = { readonly [K in keyof typeof settings]: z.output<(typeof settings)[K]['reader']> }

/** The server's settings, read and checked. `databaseUrl` and `publicUrl` are undefined when not set. */
export type Config = Omit<Read, 'demo'> & { readonly demo: boolean }
