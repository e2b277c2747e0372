import * as z from 'zod/mini'
import { playsNumbers } from '../config-rules'
import type { Context } from '../context'
import { readKeys } from '../payments/settings'
import { HuaweiNumbers, HuaweiSettings } from './huawei'
import type { NumberProvider } from './numbers'
import { sandboxNumbers } from './sandbox'

const NumberSettings = z.object({ huawei: HuaweiSettings })

/** Provider of call numbers; undefined without one. @throws ConfigError for a file that cannot be used. */
export function buildNumbers({ config, clock }: Pick<Context, 'config' | 'clock'>): NumberProvider | undefined {
  if (!config.callNumbersFile) return playsNumbers(config) ? sandboxNumbers : undefined
  return new HuaweiNumbers(readKeys('CALL_NUMBERS_FILE', config.callNumbersFile, NumberSettings).huawei, clock)
}
