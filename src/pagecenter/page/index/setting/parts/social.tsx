import { observer } from 'mobx-react'
import type { SocialProvider } from '@contract/calls/social'
import type { IconName } from '@/components/base/Icon'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import type { SocialBindings } from '@/features/account/social/bindings'
import { socialNames } from '@/features/account/social/names'
import { words } from '../text'

const icons: Readonly<Record<SocialProvider, IconName>> = { wechat: 'message-circle', alipay: 'badge-japanese-yen' }

/** The social apps that the account is bound to, or can be. */
export const SocialCells = observer(({ social }: { social: SocialBindings }) => {
  if (social.shown.length === 0) return null
  const { linkedApps, linked, notLinked } = words()
  return (
    <CellGroup heading={linkedApps}>
      {social.shown.map((provider) => (
        <Cell
          key={provider}
          icon={icons[provider]}
          label={socialNames()[provider]}
          value={social.isBound(provider) ? linked : notLinked}
          height={104}
          onOpen={() => void social.change(provider)}
        />
      ))}
    </CellGroup>
  )
})
