import { defineStates } from './machine'

/** Real-name certification of riders and merchants, and qualifications (product text §4). */
export const certification = defineStates({
  title: 'Certification',
  initial: 'notSubmitted',
  states: ['notSubmitted', 'inReview', 'passed', 'failed', 'resubmit'],
  transitions: {
    submit: { from: 'notSubmitted', to: 'inReview', by: 'customer' },
    approve: { from: 'inReview', to: 'passed', by: 'platform' },
    reject: { from: 'inReview', to: 'failed', by: 'platform', needs: 'reason' },
    allowResubmit: { from: 'failed', to: 'resubmit', by: 'platform' },
    resubmit: { from: 'resubmit', to: 'inReview', by: 'customer' },
    // Of kinds that a customer can have accepted several times, such as stores.
    applyAgain: { from: 'passed', to: 'inReview', by: 'customer' },
  },
})

/** Paid membership; `renew` extends its expiry date (product text §4). */
export const membership = defineStates({
  title: 'Membership',
  initial: 'notMember',
  states: ['notMember', 'member'],
  transitions: {
    open: { from: 'notMember', to: 'member', by: 'payment' },
    renew: { from: 'member', to: 'member', by: 'payment' },
    expire: { from: 'member', to: 'notMember', by: 'clock' },
  },
})

/** Whether the client holds a session (product text §4). `end` is HTTP 401 or body code -201, -202 or -203. */
export const login = defineStates({
  title: 'Login',
  initial: 'signedOut',
  states: ['signedOut', 'signedIn'],
  transitions: {
    signIn: { from: 'signedOut', to: 'signedIn', by: 'customer' },
    signOut: { from: 'signedIn', to: 'signedOut', by: 'customer' },
    end: { from: 'signedIn', to: 'signedOut', by: 'platform' },
  },
})
