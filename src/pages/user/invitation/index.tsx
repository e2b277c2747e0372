import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Skeleton } from '@/components/base/Skeleton'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { PagedList } from '@/components/list/PagedList'
import welcome from '@/features/account/LoginFrame/welcome.webp'
import { ShareSheet } from '@/features/share/ShareSheet'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { InvitationModel } from './model'
import { CodeCard } from './parts/code-card'
import { Figures } from './parts/figures'
import { Person } from './parts/person'
import { Steps } from './parts/steps'
import { words } from './text'

export default screen('invite', () => {
  const model = useModel((api) => new InvitationModel(api))
  const { title, people, nobody } = words()
  const { about } = model.invitations
  return (
    <Screen title={title} onRefresh={model.refresh} overlay={<ShareSheet model={model.share} />}>
      <View className={styles.invitation}>
        <Head model={model} />
        <AsyncView resource={model.code} skeleton={<Skeleton width="100%" height={320} radius={24} />} inline>
          {(code) => <CodeCard code={code} model={model} />}
        </AsyncView>
        <Steps reward={model.terms?.reward ?? null} />
        {about && <Figures sums={about} />}
        <View className={styles.invitation__people}>
          <Text className={styles.invitation__title} role="heading" aria-level={2}>
            {people}
          </Text>
          <PagedList
            list={model.invitations}
            keyOf={({ id }) => id}
            inline
            empty={<Text className={styles.invitation__nobody}>{nobody}</Text>}
          >
            {(invitation) => <Person invitation={invitation} />}
          </PagedList>
        </View>
      </View>
    </Screen>
  )
})

const Head = observer(({ model: { terms } }: { model: InvitationModel }) => {
  const { both, paid, least, most } = words()
  return (
    <View className={styles.invitation__head}>
      <Image className={styles.invitation__picture} src={welcome} mode="aspectFill" aria-hidden />
      <View className={styles.invitation__words}>
        {terms && (
          <>
            <Text className={styles.invitation__both}>{both}</Text>
            <Text className={styles.invitation__reward}>{terms.reward}</Text>
            <Text className={styles.invitation__line}>{paid(terms.waitDays)}</Text>
            {terms.minimum > 0 && (
              <Text className={styles.invitation__line}>{least(formatMoney(terms.minimum, { trim: true }))}</Text>
            )}
            <Text className={styles.invitation__line}>{most(terms.perMonth)}</Text>
          </>
        )}
      </View>
    </View>
  )
})
