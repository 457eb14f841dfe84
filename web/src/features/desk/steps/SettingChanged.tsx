import { chakra } from '@chakra-ui/react';
import type { DeskSetting } from '@vesper/core/contract/desk/setting';
import { TextLink } from '../../../ui/TextLink.tsx';
import { deskPath } from '../desk-path.ts';
import { When } from '../When.tsx';

/** When a setting was changed last, and by whom. */
export function SettingChanged({
  setting: { changedAt, changedBy },
}: {
  setting: Pick<DeskSetting, 'changedAt' | 'changedBy'>;
}) {
  return (
    <chakra.p textStyle="small" color="fg.subtle" mb="3">
      {changedAt === null ? (
        'As the product came: nobody has changed anything here.'
      ) : (
        <>
          Changed last <When at={changedAt} />
          {changedBy !== null && (
            <>
              {' '}
              by <TextLink to={`${deskPath('members')}/${changedBy}`}>this operator</TextLink>
            </>
          )}
          .
        </>
      )}
    </chakra.p>
  );
}
