import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GroupDealDetail } from '@contract/entities/group-deal'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Sheet } from '@/components/frame/Sheet'
import { PagedList } from '@/components/list/PagedList'
import { OpenGroupRow } from '@/features/group-deal/OpenGroupRow'
import type { GroupDealModel } from '../model'
import { words } from '../text'
import styles from './groups.module.scss'

/** Some groups that can be joined, and the way to all of them. */
export const Groups = observer(function Groups({ model, deal }: { model: GroupDealModel; deal: GroupDealDetail }) {
  const t = words()
  const { groups, openGroups } = deal
  if (groups.length === 0)
    return (
      <View className={styles.groups__none}>
        <Text className={styles.groups__note}>{t.noneOpen}</Text>
      </View>
    )
  return (
    <View className={styles.groups}>
      <View className={styles.groups__head}>
        <Text className={styles.groups__title}>{t.openGroups(openGroups)}</Text>
        {openGroups > groups.length && (
          <Press label={t.all} onPress={model.openAll} className={styles.groups__all}>
            <Text className={styles.groups__note}>{t.all}</Text>
            <Icon name="chevron-right" size={28} colour="ink-3" />
          </Press>
        )}
      </View>
      {groups.map((group) => (
        <OpenGroupRow key={group.id} group={group} onJoin={model.join} />
      ))}
    </View>
  )
})

/** Every group that can be joined, nearest to full first. */
export const AllGroups = observer(function AllGroups({ model }: { model: GroupDealModel }) {
  const t = words()
  return (
    <Sheet open={model.showsAll} onClose={model.closeAll} title={t.openGroups(model.deal.ready.openGroups)}>
      <PagedList
        list={model.groups}
        keyOf={({ id }) => id}
        empty={<Text className={styles.groups__note}>{t.noneOpen}</Text>}
        inline
      >
        {(group) => <OpenGroupRow group={group} onJoin={model.join} />}
      </PagedList>
    </Sheet>
  )
})
