import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Field } from '@/components/form/Field'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { Sheet } from '@/components/frame/Sheet'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { Written } from '@/platform/view/written'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { GuestBookModel } from './model'
import { words } from './text'

export default screen('hotelGuests', ({ select }) => {
  const model = useModel((api) => new GuestBookModel(api, select === '1'))
  const t = words()
  const foot = (
    <BottomBar wide>
      <Button text={t.add} icon="plus" onPress={() => model.edit()} />
    </BottomBar>
  )
  return (
    <Screen
      title={t.title}
      footer={model.list.value && foot}
      onRefresh={model.list.reload}
      overlay={<GuestSheet model={model} />}
    >
      <AsyncView
        resource={model.list}
        empty={{
          when: ({ items }) => items.length === 0,
          view: <StateView kind="empty" art="login" title={t.empty} text={t.emptyText} />,
        }}
      >
        {({ items }) => (
          <View className={styles.guests}>
            {items.map((guest) => (
              <View key={guest.id} className={styles.guests__row}>
                <Press label={guest.name} onPress={() => model.press(guest)} className={styles.guests__name}>
                  <Text className={styles.guests__text}>
                    <Written text={guest.name} />
                  </Text>
                </Press>
                <Press label={t.edit(guest.name)} onPress={() => model.edit(guest)} className={styles.guests__edit}>
                  <Icon name="pencil" size={32} colour="ink-3" />
                </Press>
              </View>
            ))}
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

const GuestSheet = observer(({ model }: { model: GuestBookModel }) => {
  const t = words()
  const { edited, sheetOpen, name, busy } = model
  const foot = (
    <View className={styles.guests__foot}>
      {edited?.id && <Button kind="outline" text={t.remove} onPress={() => void model.remove()} />}
      <View className={styles.guests__save}>
        <Button text={t.save} busy={busy} onPress={() => void model.save()} />
      </View>
    </View>
  )
  return (
    <Sheet open={sheetOpen} onClose={model.close} title={edited?.id ? t.edit(name.value) : t.add} foot={foot}>
      <View className={styles.guests__form}>
        <Field
          label={t.name}
          value={name.value}
          onChange={name.set}
          onBlur={name.leave}
          placeholder={t.hint}
          maxLength={limits.guestNameMax}
          error={name.error}
          focus
        />
      </View>
    </Sheet>
  )
})
