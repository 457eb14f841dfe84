import { SIGNUP_TOKENS } from './plans.ts';

/** Every toast of the product: sections 4, 5 and 8 of the product specification, word for word. */
export const TOASTS = {
  unauthorized: { title: 'Unauthorized', description: 'You are logged out. Logging in again...' },
  conversationCreateFailed: { title: 'Error', description: 'Failed to create conversation' },
  sendFailed: { title: 'Error', description: 'Failed to send message' },
  noConversation: { title: 'Error', description: 'No conversation selected' },
  promptRequired: {
    title: 'Prompt Required',
    description: 'Please enter a description for your image.',
  },
  generationFailed: {
    title: 'Generation Failed',
    description: 'Failed to generate image. Please try again.',
  },
  imageGenerated: { title: 'Image Generated!', description: 'Your picture is ready.' },
  videoMade: { title: 'Film Ready!', description: 'Come and watch it.' },
  videoFailed: { title: 'Film Failed', description: 'Failed to make this film. Please try again.' },
  videoDeleted: { title: 'Film Deleted', description: 'It is gone for good.' },
  videoDeleteFailed: {
    title: 'Delete Failed',
    description: 'Failed to delete the film. Please try again.',
  },
  visibilityFailed: { title: 'Update Failed', description: 'Failed to update image visibility.' },
  visibilityUpdated: {
    title: 'Visibility Updated',
    description: 'Your picture has changed who can see it.',
  },
  imageDeleted: { title: 'Picture Deleted', description: 'It stays in your trash for 30 days.' },
  imageDeleteFailed: {
    title: 'Delete Failed',
    description: 'Failed to delete image. Please try again.',
  },
  imageRestoreFailed: {
    title: 'Restore Failed',
    description: 'Failed to bring it back. It is in your trash.',
  },
  imageRestored: { title: 'Picture Restored', description: 'It is back among your images.' },
  trashFailed: {
    title: 'Delete Failed',
    description: 'Your trash is as it was. Please try again.',
  },
  stopFailed: { title: 'Stop Failed', description: 'Failed to stop this. Please try again.' },
  likeFailed: { title: 'Like Failed', description: 'Failed to like image. Please try again.' },
  liked: { title: 'Liked!', description: 'Its creator will be glad.' },
  characterCreated: { title: 'Character Created!', description: 'Say hello to your companion.' },
  characterUpdated: { title: 'Character Updated!', description: 'Your changes are saved.' },
  characterDeleted: {
    title: 'Character Deleted',
    description: 'Conversations with it stay readable.',
  },
  characterNameRequired: {
    title: 'Name Required',
    description: 'Please enter a name for your character.',
  },
  characterCreateFailed: {
    title: 'Creation Failed',
    description: 'Failed to create character. Please try again.',
  },
  characterUpdateFailed: {
    title: 'Update Failed',
    description: 'Failed to update character. Please try again.',
  },
  characterDeleteFailed: {
    title: 'Delete Failed',
    description: 'Failed to delete character. Please try again.',
  },
  uploaded: {
    title: 'Upload Successful!',
    description: 'Your photos have been uploaded. AI generation will begin shortly.',
  },
  uploadFailed: {
    title: 'Upload Error',
    description: 'There was an error processing your upload. Please try again.',
  },
  downloadFailed: { title: 'Download Failed', description: 'Failed to download image.' },
  signUpFailed: {
    title: 'Sign up failed',
    description: 'Something went wrong. Please try again.',
  },
  signedUp: {
    title: 'Account created successfully!',
    description: `Welcome! You have ${SIGNUP_TOKENS} free tokens to start with.`,
  },
  signInFailed: { title: 'Sign in failed', description: 'Invalid email or password.' },
  networkFailed: {
    title: 'Sign in failed',
    description: 'Something went wrong. Please try again.',
  },
} as const;

/** 'You have N token(s) available.', singular when N is 1. */
export function signedInToast(tokens: number): { title: string; description: string } {
  return {
    title: 'Welcome back!',
    description: `You have ${tokens} ${tokens === 1 ? 'token' : 'tokens'} available.`,
  };
}
