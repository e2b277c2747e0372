import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Qualification } from '@contract/entities/store'
import { Picture } from '@/components/base/Picture'
import { PictureViewer } from '@/components/base/PictureViewer'
import { Press } from '@/components/base/Press'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import { KeyValue } from '@/components/list/KeyValue'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { QualificationModel } from './model'
import { words } from './text'

export default screen('qualification', ({ storeId }) => {
  const model = useModel((api) => new QualificationModel(api, storeId))
  const { title, none, note } = words()
  const overlay = <PictureViewer sources={model.pictures} index={model.viewing} onClose={model.endView} />
  return (
    <Screen title={title} overlay={overlay}>
      <AsyncView
        resource={model.licences}
        empty={{
          when: ({ items }) => items.length === 0,
          view: <StateView kind="empty" art="licence" title={none} />,
        }}
      >
        {({ storeName, items }) => (
          <View className={styles.licences}>
            <Text className={styles.licences__store}>{storeName}</Text>
            {items.map((licence) => (
              <Licence key={licence.kind} licence={licence} onView={() => model.view(licence)} />
            ))}
            <Text className={styles.licences__note}>{note}</Text>
          </View>
        )}
      </AsyncView>
    </Screen>
  )
})

const Licence = observer(({ licence, onView }: { licence: Qualification; onView: () => void }) => {
  const t = words()
  const name = t[licence.kind]
  return (
    <View className={styles.licences__card}>
      <Text className={styles.licences__name} role="heading" aria-level={2}>
        {name}
      </Text>
      {licence.picture && (
        <Press label={t.enlarge(name)} onPress={onView} className={styles.licences__picture}>
          <Picture picture={licence.picture} width={480} height={360} />
        </Press>
      )}
      <Fact label={t.holder} value={licence.holder} />
      {licence.number && <KeyValue label={t.number} value={licence.number} />}
      <KeyValue label={t.validUntil} value={licence.validUntil ?? t.forever} />
    </View>
  )
})

/** A value that may wrap. */
const Fact = ({ label, value }: { label: string; value: string }) => (
  <View className={styles.licences__fact}>
    <Text className={styles.licences__label}>{label}</Text>
    <Text className={styles.licences__value}>{value}</Text>
  </View>
)
