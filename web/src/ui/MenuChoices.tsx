import { Flex, Menu as ChakraMenu } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface MenuChoice<Value extends string = string> {
  label: string;
  value: Value;
  options: readonly Readonly<{ value: Value; label: string; icon: ReactNode }>[];
  onChoose: (value: Value) => void;
}

/** One choice out of a few within a menu, which stays open: people see what they chose. */
export function MenuChoices<Value extends string>(choice: MenuChoice<Value>) {
  const { label, value, options, onChoose } = choice;
  const choose = (chosen: string): void => {
    const option = options.find((one) => one.value === chosen);
    if (option) onChoose(option.value);
  };
  return (
    <ChakraMenu.RadioItemGroup value={value} onValueChange={(details) => choose(details.value)}>
      <ChakraMenu.ItemGroupLabel textStyle="caption" color="fg.subtle" pb="1">
        {label}
      </ChakraMenu.ItemGroupLabel>
      <Flex gap="1" px="1">
        {options.map((option) => (
          <ChakraMenu.RadioItem
            key={option.value}
            value={option.value}
            closeOnSelect={false}
            flexDirection="column"
            justifyContent="center"
            gap="1"
            px="1"
            py="2"
            minH="14"
            textStyle="caption"
            color="fg.muted"
            borderWidth="1px"
            borderColor="transparent"
            css={{
              '&[data-state=checked]': {
                background: 'accent.subtle',
                borderColor: 'accent.line',
                color: 'fg',
                '& svg': { color: 'accent.fg' },
              },
            }}
          >
            {option.icon}
            {option.label}
          </ChakraMenu.RadioItem>
        ))}
      </Flex>
    </ChakraMenu.RadioItemGroup>
  );
}
