import { Toaster } from '../ui/Toaster.tsx';

export function App() {
  return <Toaster />;
}
