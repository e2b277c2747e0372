import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { IfSoldOut } from '@contract/entities/order'
import { Sheet } from '@/components/frame/Sheet'
import type { ConfirmModel } from '../model'
import { words } from '../text'
import { ChoiceRow } from './choice-row'

const ways: readonly IfSoldOut[] = ['call', 'replace', 'refund']

/** Options for sold-out items. */
export const SoldOutSheet = observer(({ model }: { model: ConfirmModel }) => {
  const { ifSoldOut: title, soldOutWays } = words()
  return (
    <Sheet open={model.sheet === 'soldOut'} onClose={model.close} title={title}>
      <View role="radiogroup" aria-label={title}>
        {ways.map((ifSoldOut, index) => (
          <ChoiceRow
            key={ifSoldOut}
            text={soldOutWays(ifSoldOut)}
            on={model.choices.ifSoldOut === ifSoldOut}
            last={index === ways.length - 1}
            onPress={() => model.choose({ ifSoldOut })}
          />
        ))}
      </View>
    </Sheet>
  )
})
