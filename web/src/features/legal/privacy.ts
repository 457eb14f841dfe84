import { BRAND } from '@vesper/core/contract/brand';
import { LEGAL_EFFECTIVE } from '@vesper/core/contract/legal';
import type { LegalDocument } from './legal-document.ts';

const { name, supportEmail } = BRAND;

export const PRIVACY: LegalDocument = {
  title: 'Privacy Policy',
  summary:
    `The short version: what you say and make on ${name} is yours and is private until you ` +
    'share it. We store what the service needs to work, we do not sell it, and you can ' +
    'export or delete all of it yourself.',
  effective: LEGAL_EFFECTIVE,
  sections: [
    {
      id: 'collected',
      title: 'Information we collect',
      blocks: [
        'What you give us:',
        [
          'your account: e-mail address, password (stored only as a hash), and your name and ' +
            'profile picture if you add them',
          'what you create: conversations, characters, stories, descriptions and the pictures ' +
            'made from them, and whether each is public',
          'photos of yourself, if you use the self-AI feature and have given your consent to it. ' +
            'They reveal what you look like, and we treat them as especially sensitive',
          'what you write to support',
          'where your region asks for a proof of age: the answer of the service you chose, as yes or ' +
            'no. We keep its name, the day, the end of the proof and a fingerprint of the answer, ' +
            'and no document, photo or date of birth',
        ],
        'What arises when you use the service: token movements, likes, notifications, ' +
          'technical logs (time, address of the request, internet address, browser type) and the ' +
          'security events of your account. Logs never hold the text of your messages or ' +
          'descriptions.',
      ],
    },
    {
      id: 'use',
      title: 'How we use it',
      blocks: [
        'We use this information to',
        [
          'run the service: sign you in, carry on your conversations, make your pictures, keep your balance',
          'keep it safe: refuse what the Terms of Service forbid, prevent abuse, and protect minors',
          'answer you, and tell you about changes that concern you',
          'meet legal duties',
        ],
        'We use your photos only to make the pictures of you that you ask for. We do not use ' +
          'them to identify you elsewhere, and we do not train models on your private content.',
        'Companions keep what you said earlier in a conversation so that they can refer to it, and ' +
          'note facts about you for later conversations. The Memory page shows all of them; you ' +
          'can correct them, have them forgotten, and switch memory off. ' +
          'It stays within your account. ' +
          'What you say to the companion on the home page, without an account, is answered and not ' +
          'stored.',
      ],
    },
    {
      id: 'sharing',
      title: 'Sharing',
      blocks: [
        'We do not sell personal information and do not share it for advertising. Others ' +
          'receive it only as follows:',
        [
          'other users see what you make public: a picture or character, with your first name or ' +
            '“Anonymous”, and your profile picture if you have one',
          'providers that host or run parts of the service for us, such as storage or model ' +
            'servers, process it on our behalf, under contract and only as far as their part ' +
            'requires',
          'authorities receive it where the law obliges us, or where it is needed to protect ' +
            'somebody from serious harm',
          'a successor, if the service is transferred, under the promises of this policy',
        ],
      ],
    },
    {
      id: 'security',
      title: 'Security and retention',
      blocks: [
        'Passwords are hashed, you can see your sessions and end them everywhere at once, uploads go through ' +
          'addresses that expire within minutes, and private pictures are delivered to their ' +
          'owner alone. No system is perfectly safe; if a breach puts you at risk we tell you ' +
          'and the authorities without undue delay.',
        'We keep your content until you delete it or your account. Technical logs are kept for ' +
          'a limited time for security. Deleted photos and pictures leave our storage; backups ' +
          'that still hold them are overwritten in turn.',
        'Something that was reported stays with our moderators as a copy when you delete it, until ' +
          'they have decided; when you delete your account, only where the safety of a child or the ' +
          'face of a real person is at stake. A picture that was removed leaves our storage when an ' +
          'appeal is lost or the 180 days for one are over. Of an account that was suspended without ' +
          'an end we keep a keyed hash of the mail address, so that no new account is made with it.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage on your device',
      blocks: [
        'We set one cookie, which keeps you signed in. It is necessary for the service, cannot ' +
          'be read by scripts, and ends with your session.',
        'Your browser also keeps unsent drafts, your choice of light or dark, and the ' +
          'confirmation of your age. They stay on your device. There are no advertising cookies. ' +
          'Should an operator add analytics or a support chat, it loads only after you agree.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You can do much of this yourself on your profile: correct your name, export your ' +
          'data, delete your account. You may also ask us to',
        [
          'tell you what we hold about you and give you a copy',
          'correct or delete it',
          'restrict or stop a use of it, and withdraw a consent such as the one for self-AI ' +
            'photos, without affecting what was done before',
        ],
        `Write to ${supportEmail} from the address of your account. We respond within 30 days. ` +
          'We may ask you to prove that the account is yours.',
      ],
    },
    {
      id: 'international',
      title: 'International users',
      blocks: [
        'European Economic Area, United Kingdom and Switzerland (GDPR): we process your data ' +
          'to perform our contract with you, on the basis of your consent (self-AI photos), for ' +
          'our legitimate interest in a safe service, and to meet legal duties. You have the ' +
          'rights of access, rectification, erasure, restriction, portability and objection, and ' +
          'you may complain to your supervisory authority. Data that leaves these areas is ' +
          'protected by an adequacy decision or by standard contractual clauses.',
        'California (CCPA): you have the right to know, to delete, to correct, and to limit ' +
          'the use of sensitive personal information, and you are not treated differently for ' +
          'using these rights. We do not sell or share personal information as that law defines ' +
          'it.',
        'The service is for adults only. We do not knowingly collect information about anybody ' +
          'under 18; if we learn that we hold some, we delete it.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [`For everything about privacy, write to ${supportEmail}.`],
    },
    {
      id: 'updates',
      title: 'Updates to this policy',
      blocks: [
        'When we change this policy we publish the new version here with its date. We announce ' +
          'material changes in the service before they take effect.',
      ],
    },
  ],
};
