import { pattern } from '../../wrapped.ts';

/** Alternatives that the rules about facts share, as sources of regular expressions. */
export const PETS = pattern`
  dog|puppy|cat|kitten|parrot|hamster|rabbit|bunny|horse|pony|goldfish|fish|turtle|tortoise|snake
  |lizard|guinea pig|budgie|bird|ferret|gecko|rat|mouse|chicken
`;
export const RELATIONS = pattern`
  wife|husband|partner|girlfriend|boyfriend|fiance|fiancee|mother|mom|mum|father|dad|sister
  |brother|daughter|son|friend|best friend|aunt|uncle|cousin|grandmother|grandma|grandfather
  |grandpa|boss|roommate|flatmate|neighbour|neighbor|niece|nephew|colleague|coworker
`;
export const EVENTS = pattern`
  interview|job interview|exam|test|date|wedding|meeting|appointment|presentation|trip|flight
  |party|concert|race|marathon|game|match|deadline|birthday|holiday|vacation|surgery|operation
  |move|audition|performance|recital|conference|dinner|picnic|hike|camping trip|road trip
  |driving test|first day|date night|dentist appointment|job|barbecue|festival|performance review
  |review|workshop|class|course|visit|weekend away|date with
`;
export const WHEN = pattern`
  tomorrow(?: morning| afternoon| evening| night)?
  |tonight
  |later today
  |this (?:afternoon|evening|weekend|week|month|summer|winter|autumn|fall|spring)
  |next (?:week|weekend|month|year|summer|winter|spring|autumn|fall|monday|tuesday|wednesday
  |thursday|friday|saturday|sunday)
  |on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)
  |in (?:january|february|march|april|may|june|july|august|september|october|november|december
  |a week|two weeks|a month|a few days|two days|three days)
  |soon
`;
export const NAME = "([\\p{L}][\\p{L}'-]{1,20})";
