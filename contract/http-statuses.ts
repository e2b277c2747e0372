import type { Localized } from './settings'

/** The user-facing message of HTTP statuses other than 200 (product text §8). */
export const statusMessages: Readonly<Record<number, Localized>> = {
  400: { en: 'Request error', zh: '出错了，请稍后再试' },
  401: { en: 'Unauthorized, please log in again', zh: '未授权，请重新登录' },
  403: { en: 'Access denied', zh: '拒绝访问' },
  404: { en: 'Request failed', zh: '出错了，请稍后再试' },
  408: { en: 'Request timeout', zh: '请求超时' },
  500: { en: 'Network error, please retry later', zh: '网络错误，请稍后重试' },
  501: { en: 'Service not implemented', zh: '服务未实现' },
  502: { en: 'Network error', zh: '网络错误' },
  503: { en: 'Service unavailable', zh: '服务不可用' },
  504: { en: 'Network timeout', zh: '网络超时' },
  505: { en: 'HTTP version not supported', zh: 'HTTP版本不受支持' },
}

/** The message of the network-error event that follows any status but 200 and 401 (product text §8). */
export const crowdedMessage: Localized = {
  en: 'The server is too crowded, please try later',
  zh: '服务器太拥挤了，请稍后再试',
}

/** The toast when a session ends by HTTP 401 or by body code -201, -202 or -203 (product text §8). */
export const sessionEndedMessage: Localized = {
  en: 'Your login has expired. Please log in again',
  zh: '登录失效 请重新登录',
}

/** The text of the loading indicator that appears after `limits.loadingDelayMs` (product text §7). */
export const loadingMessage: Localized = { en: 'Loading…', zh: '请求中...' }

/** The message for a status; an unlisted one uses that of its hundred, and 0 (no answer) that of 502. */
export function statusMessage(status: number): Localized {
  const hundred = status >= 400 && status < 500 ? 400 : status >= 500 ? 500 : 502
  return statusMessages[status] ?? statusMessages[hundred]
}
