import { z } from 'zod';

/** From the least to the most that one may do; each may do what those before it may. */
export const ROLES = ['member', 'moderator', 'operator'] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

/** Everyone who may open the desk. */
export type StaffRole = Exclude<Role, 'member'>;
