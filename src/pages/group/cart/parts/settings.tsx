import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupCart } from '@contract/entities/group-cart'
import { Chip } from '@/components/base/Chip'
import { Sheet } from '@/components/frame/Sheet'
import { Cell } from '@/components/list/Cell'
import { SettingChoices } from '@/features/group-cart/SettingChoices'
import { words } from '@/features/group-cart/text'
import type { GroupCartModel } from '../model'
import styles from './cards.module.scss'

/** Settings of the host, leaving and cancelling. */
export const SettingsSheet = observer(function SettingsSheet({ model }: { model: GroupCartModel }) {
  const t = words()
  const { settingsOpen, closeSettings, group } = model
  const { isHost, isOpen, cart } = group
  return (
    <Sheet open={settingsOpen} onClose={closeSettings} title={t.settings}>
      <View className={styles.cards__settings}>
        {isHost && isOpen && cart.value && <Choices model={model} cart={cart.value} />}
        {isHost && isOpen && <Cell label={t.changeAddress} height={104} onOpen={() => void model.chooseAddress()} />}
        <Cell label={t.leave} height={104} onOpen={() => void model.leave()} />
        {isHost && <Cell label={t.cancel} height={104} onOpen={() => void model.cancel()} />}
      </View>
    </Sheet>
  )
})

/** Time to choose, which can grow, and what can change until somebody has dishes. */
const Choices = observer(({ model, cart }: { model: GroupCartModel; cart: GroupCart }) => {
  const t = words()
  const { isFixed, laterTimes, change } = model
  return (
    <View className={styles.cards__choices}>
      {laterTimes.length > 0 && (
        <>
          <Text className={styles.cards__bold}>{t.fromNow}</Text>
          <View className={styles.cards__chips} role="group" aria-label={t.fromNow}>
            {laterTimes.map((minutes) => (
              <Chip key={minutes} ground="card" text={t.minutes(minutes)} onPress={() => void change({ minutes })} />
            ))}
          </View>
        </>
      )}
      {isFixed ? (
        <Text className={styles.cards__note}>{t.settingsFixed}</Text>
      ) : (
        <SettingChoices {...cart} onChoose={(choice) => void change(choice)} />
      )}
    </View>
  )
})
