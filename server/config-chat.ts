import { address, number, oneOf, path, secret, setting } from './config-readers'

/** Settings of chats, and of the providers of their numbers and messages. */
export const chatSettings = {
  callNumbersFile: setting(
    'CALL_NUMBERS_FILE',
    '',
    'JSON file of the provider of masked phone numbers for calls: huawei with appKey, appSecret, numbers. Without it calls go through the sandbox only.',
    path,
  ),
  callNumbersSandbox: setting(
    'CALL_NUMBERS_SANDBOX',
    'demo',
    'Simulates masked phone numbers where no provider is configured: on, off, or demo for on with the demo.',
    oneOf('demo', 'on', 'off'),
  ),
  notificationsFile: setting(
    'NOTIFICATIONS_FILE',
    '',
    'JSON file of the provider of notifications outside the app: wechat with appId, appSecret and templates, order and chat, each an id and the fields title, text and at. Without it only the sandbox sends notifications.',
    path,
  ),
  notificationsSandbox: setting(
    'NOTIFICATIONS_SANDBOX',
    'demo',
    'Simulates notifications outside the app where no provider is configured: on, off, or demo for on with the demo.',
    oneOf('demo', 'on', 'off'),
  ),
  chatPerMinute: setting(
    'CHAT_PER_MINUTE',
    '30',
    'Messages that one party can send in one chat in a minute.',
    number(1, 1_000_000_000, true),
  ),
  chatPerHour: setting(
    'CHAT_PER_HOUR',
    '600',
    'Messages that one party can send in all chats in an hour.',
    number(1, 1_000_000_000, true),
  ),
  redisUrl: secret(
    'REDIS_URL',
    'Redis that carries events between servers, instead of the database’s NOTIFY.',
    address('an address such as redis://user:password@host:6379', 'redis:', 'rediss:'),
  ),
}
