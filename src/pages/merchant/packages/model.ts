import type { OwnPackage } from '@contract/entities/merchant-package'
import type { Api } from '@/services/api'
import { makeModel, Resource } from '@/state'
import { attempt } from '@/state/base/attempt'

/** The packages and cash vouchers of a store (product text §2, goods management). */
export class PackagesModel {
  readonly list: Resource<readonly OwnPackage[]>
  /** The id of the package that is being changed. */
  busy = ''

  constructor(
    private readonly api: Api,
    storeId: string,
  ) {
    this.list = new Resource(async () => (await api.merchant.packages({ storeId }, { quiet: true })).items)
    makeModel(this, 'api', 'list')
  }

  /** Puts a package on sale or takes it off. */
  async setOnSale({ id: packageId }: OwnPackage, onSale: boolean): Promise<void> {
    if (this.busy) return
    this.busy = packageId
    const changed = await attempt(() => this.api.merchant.sellPackage({ packageId, onSale }))
    this.done()
    if (changed) this.list.set(this.list.ready.map((each) => (each.id === changed.id ? changed : each)))
  }

  dispose(): void {
    this.list.dispose()
  }

  private done(): void {
    this.busy = ''
  }
}
