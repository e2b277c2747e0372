import { timeLimit } from '../tests/support/time-limit'

jest.setTimeout(timeLimit(300))
