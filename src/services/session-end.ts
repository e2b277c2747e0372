import { sessionEndedMessage } from '@contract/http-statuses'
import { limits } from '@contract/limits'
import { localized } from '@/i18n'
import { toast } from '@/platform/view/feedback'
import { askLogin } from '@/platform/navigation/gate'
import { token } from '@/platform/session/token'
import { sessionEnded } from './events'

/**
 * Ends the session that a call was made with, once for concurrent calls: toast, sign-out, login after 800 ms (product
 * text §8). Visitors are only sent to log in.
 */
export function endSession(usedToken: string): void {
  if (usedToken !== token.value) return
  if (usedToken) {
    token.clear()
    sessionEnded.emit()
    toast(localized(sessionEndedMessage))
  }
  askLogin(undefined, limits.reloginDelayMs)
}
