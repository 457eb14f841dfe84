import { Order, type OrderDocument } from '@vesper/core/models/order';
import { can } from '@vesper/core/policies/order';
import { resource } from './resource.ts';

export const orders = resource({
  name: 'order',
  find: async (id): Promise<OrderDocument | null> => Order.findById(id),
  can,
});
