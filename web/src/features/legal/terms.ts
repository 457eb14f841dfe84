import { BRAND } from '@vesper/core/contract/brand';
import { IMAGE_PRICE, PLANS, SIGNUP_TOKENS } from '@vesper/core/contract/plans';
import { LEGAL_EFFECTIVE } from '@vesper/core/contract/legal';
import type { LegalDocument } from './legal-document.ts';

const { name, supportEmail } = BRAND;
const { free, pro } = PLANS;

export const TERMS: LegalDocument = {
  title: 'Terms of Service',
  summary:
    `The short version: ${name} is for adults. What the AI writes and paints is fictional. ` +
    "You keep what you make, you never use somebody else's likeness without their consent, " +
    'and nothing that involves minors is ever made here.',
  effective: LEGAL_EFFECTIVE,
  sections: [
    {
      id: 'agreement',
      title: 'Agreement to these terms',
      blocks: [
        `These terms are an agreement between you and the operator of ${name} ("we", "us"). ` +
          'They apply to the website, the apps and every feature in them (the "service"). By ' +
          'creating an account or by using the service you accept them. If you do not accept ' +
          'them, please do not use the service.',
        'Our Privacy Policy explains what we do with personal data. It belongs to these terms.',
      ],
    },
    {
      id: 'age',
      title: 'Age verification',
      blocks: [
        'You must be at least 18 years old, or of the age of majority where you live if that ' +
          'is higher. By creating an account you confirm that you are.',
        'We may ask for proof of age where the law requires it or where we have reason to ' +
          'doubt it. We close accounts of people who are under age and delete what belongs to ' +
          'them. If you know of one, please tell us.',
      ],
    },
    {
      id: 'service',
      title: 'What the service is',
      blocks: [
        `${name} offers conversations with AI companions, AI pictures made from your ` +
          'descriptions, characters that you create, a gallery of pictures that people chose to ' +
          'share, and personalised pictures made from photos of yourself. Features that are ' +
          'marked as coming soon are not part of the service yet.',
        'Replies and pictures are produced by software. They can be wrong, repetitive or not ' +
          'what you had in mind. A companion is not a person, and nothing it says is medical, ' +
          'legal, financial or psychological advice.',
        'We change and improve the service over time. When we remove something that you rely ' +
          'on, we say so beforehand where we can.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable use',
      blocks: [
        'You are responsible for what you ask for and for what you share. You may not use the ' +
          'service to make, ask for, upload or share:',
        [
          'anything that sexualises, depicts or involves minors, or characters that look or are ' +
            'described as minors. There is no exception for fiction. We refuse it, we close the ' +
            'account, and we report it where the law says so',
          'the likeness of a real person without that person’s consent, whether from a photo, a ' +
            'name or a description',
          'harassment, threats, hate, or encouragement of violence or self-harm',
          'content that is unlawful where you are or where we operate, or that infringes the ' +
            'rights of others',
          'fraud, spam, impersonation, or content that is meant to mislead people into taking it for real',
        ],
        'Self-AI: you may upload photos only of yourself. Before the first upload you confirm ' +
          'that you are the person shown, that you are an adult, and that you agree to your ' +
          'photos being used to make pictures of you. You can withdraw that consent and delete ' +
          'the photos at any time.',
        'You may not attack the service, get around its limits or safety rules, read other ' +
          'people’s data, or use programs that put an unreasonable load on it.',
      ],
    },
    {
      id: 'ai-content',
      title: 'AI content',
      blocks: [
        'All AI content on the service is fictional. Characters, stories and pictures do not ' +
          'depict real events, and any resemblance to real people is unintended, except for ' +
          'pictures of yourself that you asked for.',
        'Pictures carry a machine-readable mark that says that they were made by AI. Please do ' +
          'not remove it, and do not present AI content as a genuine photo or as the words of a ' +
          'real person.',
        'The same request may give different people similar results. We do not promise that a ' +
          'result is unique, accurate or fit for a particular purpose.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      blocks: [
        'Conversations and pictures are private unless you decide otherwise. A picture that ' +
          'you make public can be seen and liked by every signed-in user, with your first name ' +
          'beside it. You can make it private again at any time; copies that others saved in the ' +
          'meantime stay with them.',
        'The Privacy Policy describes what we store, for how long, and the rights you have.',
      ],
    },
    {
      id: 'payment',
      title: 'Subscription, tokens and payment',
      blocks: [
        `A new account starts with ${SIGNUP_TOKENS} free tokens. ${IMAGE_PRICE} token pays for ` +
          'one AI picture. A picture that fails, or that you stop before it is finished, gives ' +
          'its token back. Tokens have no cash value, cannot be transferred, and are not ' +
          'refunded once spent.',
        `The ${free.name} plan costs $${free.pricePerMonth}. The ${pro.name} plan is announced ` +
          `at $${pro.pricePerMonth} a month and cannot be bought yet. Once it can, subscriptions ` +
          'are billed monthly and renew automatically until you cancel; a cancellation takes ' +
          'effect at the end of the paid month. You see the price and agree to it before you are ' +
          'charged.',
        'Where the law gives you a right to withdraw from a purchase, these terms do not take it away.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      blocks: [
        'Your descriptions, messages, characters and photos stay yours. As far as the law ' +
          'allows and as between you and us, what the AI makes for you is yours too, and you may ' +
          'use it for any lawful purpose within these terms.',
        'You allow us to store, process and show your content as far as running the service ' +
          'for you requires: for example to keep a conversation, or to show a picture that you ' +
          'made public. That permission ends when you delete the content. We do not sell it, and ' +
          'we do not train models on your private content.',
        `The software, the design and the name ${name} are ours or our licensors’. If you ` +
          `believe that something on the service infringes your rights, write to ${supportEmail} ` +
          'with the address of the content and we look into it.',
      ],
    },
    {
      id: 'liability',
      title: 'Limits of liability',
      blocks: [
        'The service is provided as it is and as it is available. As far as the law allows, we ' +
          'give no warranties about it, and we are not liable for indirect or consequential ' +
          'loss, lost profit or lost data.',
        'As far as the law allows, our total liability for all claims is limited to the amount ' +
          'that you paid us in the 12 months before the event that gave rise to the claim.',
        'Nothing in these terms limits liability that cannot be limited by law, such as for ' +
          'intent, gross negligence, or injury to life and health, nor the rights that you have ' +
          'as a consumer.',
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      blocks: [
        'You can delete your account at any time on your profile. That deletes your ' +
          'conversations, characters, pictures and photos, and it cannot be undone. You can ' +
          'export your data first.',
        'We may suspend or close an account that breaks these terms. Where it is reasonable we ' +
          'tell you the reason and give you a chance to respond; in serious cases, above all ' +
          'where minors or another person’s likeness are concerned, we act at once.',
      ],
    },
    {
      id: 'jurisdiction',
      title: 'Governing law and jurisdiction',
      blocks: [
        'These terms are governed by the law of [jurisdiction of the operator], and its courts ' +
          'are competent for disputes, as far as the law allows such a choice. As a consumer you ' +
          'keep the protection of the mandatory law of the country where you live, and you may ' +
          'also bring a claim there.',
      ],
    },
    {
      id: 'modifications',
      title: 'Changes to these terms',
      blocks: [
        'We may change these terms, for example when the service or the law changes. We ' +
          'announce material changes in the service or by e-mail before they take effect. If you ' +
          'do not agree you can delete your account; if you go on using the service after that ' +
          'day, the new terms apply.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [`Questions, reports and complaints: ${supportEmail}.`],
    },
  ],
};
