import { type CodePurpose, codeSend } from '@contract/calls/code'
import type { World } from './world'

/** Sends a verification code to a phone and answers it; only of a world with the demo on, which shows its codes. */
export async function codeSentTo({ visitor }: World, phone: string, purpose: CodePurpose): Promise<string> {
  const { shownCode } = await visitor.call(codeSend, { phone, purpose })
  if (shownCode === null) throw new Error('the demo shows its codes')
  return shownCode
}
